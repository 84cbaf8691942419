import { answerTasks } from "#server/workers/worker-tasks.ts";
import { serverPublic, sharedKey, verifierOf } from "./srp.ts";

const tasks = {
  serverPublic: async (given: Parameters<typeof serverPublic>[0]) => serverPublic(given),
  sharedKey: async (given: Parameters<typeof sharedKey>[0]) => sharedKey(given),
  verifierOf: async (given: Parameters<typeof verifierOf>[0]) => verifierOf(given),
};

export type SrpTasks = typeof tasks;

// Somebody waits for it in front of a form.
answerTasks(tasks, { isUrgent: true });
