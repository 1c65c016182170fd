import { z } from "zod";

// zod compiles schemas with `new Function`, which the policy forbids: Firefox reports the attempt. Before any schema.
z.config({ jitless: true });
