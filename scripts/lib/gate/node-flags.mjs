/**
 * What the processes of unit tests are started with; Node refuses to start with a flag that its release does not know.
 * @param {{ node: number, shortLived: number }} options `node`: its major release; `shortLived`: megabytes of room for objects
 *   that live shortly
 * @returns {string[]}
 */
export function nodeFlags({ node, shortLived }) {
  return [
    ...[`--min-semi-space-size=${shortLived}`, `--max-semi-space-size=${shortLived}`, '--initial-heap-size=1024'],
    '--single-threaded-gc',
    // Functions are compiled again only when they have run much longer than usual, which no test would notice.
    node < 22 ? '--interrupt-budget=1000000' : '--invocation-count-for-turbofan=30000',
    // From 25 on Node has a localStorage of its own, which would stand in the way of that of the page.
    ...(node < 22 ? [] : ['--no-experimental-webstorage']),
  ];
}

/** Major release of the Node that runs this. */
export const NODE_MAJOR = Number.parseInt(process.versions.node, 10);
