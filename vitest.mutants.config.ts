/** The tests that mutants of the core are run against: those nearest to it, the quick ones first. */
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Stryker stops at the first test that fails, so the order decides how long a mutant takes that some test notices. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { cache, config } = this.ctx;
    const duration = ({ moduleId, project }: TestSpecification): number =>
      cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0;
    return [...files].sort((a, b) => duration(a) - duration(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    setupFiles: ['test/support/indexed-db.ts'],
    include: JSON.parse(process.env.ROLLCALL_MUTANT_TESTS ?? '[]'),
    sequence: { sequencer: QuickestFirst },
    // Loading every file anew for each test file would take most of the time. Isolated tests need a process of their own.
    isolate: false,
    exclude: ['test/**/*.isolated.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
