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
          tests: [...module.children.allTests()].map((test) => {
            const { state, errors } = test.result();
            return { state, title: `${module.relativeModuleId} › ${test.fullName}`, reason: errors?.[0]?.message };
          }),
          errors: [module, ...module.children.allSuites()]
            .flatMap((suite) => suite.errors())
            .map(({ message }) => ({ title: module.relativeModuleId, reason: message })),
        })),
        unhandledErrors: unhandledErrors.map(({ message }) => ({ title: 'outside of any test', reason: message })),
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
