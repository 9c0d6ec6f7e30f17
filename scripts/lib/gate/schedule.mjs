/**
 * `needed`: without it the steps that come after it make no sense and are not tried.
 * `after`: names of the steps that must have ended before; absent = the previous step.
 * @typedef {{ name: string, needed?: boolean, after?: readonly string[] }} Planned
 */

/**
 * Starts each step as soon as those before it have ended. Steps that do not wait for one another run beside each other.
 * @template {Planned} S
 * @param {readonly S[]} steps in an order in which each stands behind those that it waits for
 * @param {(step: S) => Promise<boolean>} work whether it went well; must not throw
 * @param {(step: S, broken: string) => void} leaveOut called with a step that is not tried, and the failed one
 */
export async function schedule(steps, work, leaveOut) {
  /** @type {Map<string, Promise<string | undefined>>} by step: the name of what broke, where it or one before it is needed */
  const ends = new Map();
  for (const [i, step] of steps.entries()) {
    const before = (step.after ?? steps.slice(i - 1, i).map(({ name }) => name)).map((name) => {
      const end = ends.get(name);
      if (end === undefined) throw new Error(`"${step.name}" waits for "${name}", which does not stand before it`);
      return end;
    });
    const run = async () => {
      const broken = (await Promise.all(before)).find((name) => name !== undefined);
      if (broken === undefined) return (await work(step)) || step.needed !== true ? undefined : step.name;
      leaveOut(step, broken);
      return broken;
    };
    ends.set(step.name, run());
  }
  await Promise.all(ends.values());
}
