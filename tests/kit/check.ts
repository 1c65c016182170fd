import { checkProject, formatProblem } from "../../src/content/check";
import { projectWith } from "./folder";

/** A short `content/plans.yaml` without a mistake. */
export const plans = `# The plans.
annualSaving: 15
groups:
  - id: basic
    plans:
      - id: free
        price: 0
        chat: https://t.me/qahva_sales
        features:
          - { kind: cpu, count: 1 }
      - id: starter
        price: 5
        chat: https://t.me/qahva_sales
        features:
          - { kind: cpu, count: 2 }
`;
/** A `content/hero.yaml` without a mistake. */
export const hero = `words: [java, speed]
picture:
  wide: images/dashboard.png
  narrow: images/dashboard-narrow.png
`;

/** What the check says of the repository with those files in place of its own. The samples name no schema. */
export const problemsOf = (files: Record<string, string | Uint8Array>) =>
	checkProject(projectWith(files))
		.map(formatProblem)
		.filter((problem) => !problem.includes("the first line must be"));
