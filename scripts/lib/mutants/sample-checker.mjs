// A plugin of Stryker: of the mutants in the ranges of the sample only those of the sample are run.
import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './sample.mjs';

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
     * @param {import('@stryker-mutator/api/core').Mutant} mutant
     * @returns {import('@stryker-mutator/api/check').CheckResult}
     */
    const result = (mutant) =>
      this.#keys.has(keyOf(mutant))
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, result(mutant)]));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
