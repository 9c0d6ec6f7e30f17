import { BaseSequencer } from 'vitest/node';

/** Runs test files in the order of their paths. vitest's own begins with what failed and what took long the last time. */
export class ByPath extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return [...files].sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}
