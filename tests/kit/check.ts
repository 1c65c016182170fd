import { checkProject, formatContentError } from "../../content-model/check";
import { tempProject } from "./temp-folder";

/** A short, valid `content/plans.yaml`. */
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
/** A valid `content/hero.yaml`. */
export const hero = `words: [java, speed]
picture:
  wide: images/dashboard.png
  narrow: images/dashboard-narrow.png
`;

/** The errors of the content check with the given files replaced. Ignores missing schema comments, which samples omit. */
export async function errorsIn(files: Record<string, string | Uint8Array>): Promise<string[]> {
	const errors = await checkProject(tempProject(files));
	return errors.map(formatContentError).filter((error) => !error.includes("the first line must be"));
}
