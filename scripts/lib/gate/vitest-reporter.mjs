import { writeFileSync } from 'node:fs';

/**
 * Writes what the gate counts, to the file that ROLLCALL_VITEST_REPORT names. vitest's own JSON does not say which
 * project a test belongs to.
 * @returns {import('vitest/reporters').Reporter}
 */
function gateReporter() {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      const file = process.env.ROLLCALL_VITEST_REPORT;
      if (file === undefined) return;
      const report = {
        modules: modules.map((module) => ({
          project: module.project.name,
          states: [...module.children.allTests()].map((test) => test.result().state),
          errors:
            module.errors().length +
            [...module.children.allSuites()].reduce((n, suite) => n + suite.errors().length, 0),
        })),
        unhandledErrors: unhandledErrors.length,
      };
      writeFileSync(file, JSON.stringify(report));
    },
  };
}

// vitest makes a reporter with `new` from a module's default export.
// biome-ignore lint/style/noDefaultExport: vitest asks for it
export default function GateReporter() {
  return gateReporter();
}
