/** A template with something changed in it, and what reading it says. */

import { formatTemplateFinding } from '../../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../support/texts.ts';
import { plainTemplate } from '../support.ts';

export type Data = Record<string, unknown>;
export const copy = (changes: Data = {}): Data => ({
  ...(JSON.parse(JSON.stringify(plainTemplate())) as Data),
  ...changes,
});
export const box = [4, 4, 40, 8];
export const text = (changes: Data = {}): Data => ({
  kind: 'text',
  box,
  style: 'body',
  value: { text: 'x' },
  ...changes,
});
export const problemsOf = (data: unknown): string[] => {
  const answer = readTemplate(GAMES, data);
  return answer.ok ? [] : answer.problems.map((problem) => formatTemplateFinding(translate, problem));
};
export const front = (...elements: unknown[]): string[] => problemsOf(copy({ front: elements }));
