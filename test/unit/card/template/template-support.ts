/** Provides changed templates and the problems that reading them reports. */

import { formatTemplateFinding } from '../../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../support/texts.ts';
import { createPlainTemplate } from '../support.ts';

export type Data = Record<string, unknown>;
export const copyTemplate = (changes: Data = {}): Data => ({
  ...(JSON.parse(JSON.stringify(createPlainTemplate())) as Data),
  ...changes,
});
export const box = [4, 4, 40, 8];
export const createText = (changes: Data = {}): Data => ({
  kind: 'text',
  box,
  style: 'body',
  value: { text: 'x' },
  ...changes,
});
export const listProblems = (data: unknown): string[] => {
  const answer = readTemplate(GAMES, data);
  return answer.ok ? [] : answer.problems.map((problem) => formatTemplateFinding(translate, problem));
};
export const listFrontProblems = (...elements: unknown[]): string[] => listProblems(copyTemplate({ front: elements }));
