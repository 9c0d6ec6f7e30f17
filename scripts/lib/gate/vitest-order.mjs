import { BaseSequencer } from 'vitest/node';

/** @param {import('vitest/node').TestSpecification} file */
const place = ({ project, moduleId }) => `${project.config.isolate ? 1 : 0} ${project.name} ${moduleId}`;

/**
 * Runs test files in the order of their paths, those that share a process first and together: a file of another project
 * between them would end it. vitest's own order begins with what failed and what took long the last time.
 */
export class ByProcess extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
