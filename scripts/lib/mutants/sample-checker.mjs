// A plugin for Stryker, which tests the tests: it makes small changes in the code, the mutants, and runs the tests on each. This
// plugin runs only the mutants of the sample (sample.mjs), because Stryker creates every mutant within the ranges of the sample.
import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { getMutantKey } from './sample.mjs';

class SampleChecker {
  /** @type {ReadonlySet<string>} */
  #keys = new Set();

  async init() {
    this.#keys = new Set(JSON.parse(readFileSync(process.env.ROLLCALL_MUTANTS ?? '', 'utf8')));
  }

  /**
   * @param {readonly import('@stryker-mutator/api/core').Mutant[]} mutants
   * @returns {Promise<Record<string, import('@stryker-mutator/api/check').CheckResult>>}
   */
  async check(mutants) {
    /**
     * Lets a mutant of the sample run, and calls every other one a compile error, which Stryker doesn't run.
     * @param {import('@stryker-mutator/api/core').Mutant} mutant
     * @returns {import('@stryker-mutator/api/check').CheckResult}
     */
    const checkMutant = (mutant) =>
      this.#keys.has(getMutantKey(mutant))
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, checkMutant(mutant)]));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
