import { z } from "zod";

// zod compiles schemas with `new Function`, which the policy forbids. This must run before any schema is created.
z.config({ jitless: true });
