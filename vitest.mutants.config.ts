/** The tests that mutants of the core are run against: those of the core itself, each file by itself. */
import { defineConfig } from 'vitest/config';
import { SETUP } from './scripts/lib/gate/built-tests.mjs';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    setupFiles: [SETUP],
    include: process.env.ROLLCALL_MUTANT_TESTS?.split(',') ?? [
      'test/games/**/*.test.ts',
      'test/law/**/*.test.ts',
      'test/unit/{card,deck,document,event,finding,games,pdf,play,print,sheet,table,text}/**/*.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
