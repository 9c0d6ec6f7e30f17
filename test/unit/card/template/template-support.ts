/** Provides changed templates and the problems that reading them reports. */

import { formatTemplateFinding } from '../../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../support/texts.ts';
import { createPlainTemplate } from '../support.ts';

/** Parsed JSON of a template or of a part of it, which may be invalid. */
export type Data = Record<string, unknown>;
/** Copies the default template, with changes. */
export const copyTemplate = (changes: Data = {}): Data => ({
  ...(JSON.parse(JSON.stringify(createPlainTemplate())) as Data),
  ...changes,
});
/** A box inside the default card: left, top, width and height in millimeters. */
export const box = [4, 4, 40, 8];
/** Creates a valid text element, with changes. */
export const createText = (changes: Data = {}): Data => ({
  kind: 'text',
  box,
  style: 'body',
  value: { text: 'x' },
  ...changes,
});
export const listProblems = (data: unknown): string[] => {
  const readResult = readTemplate(GAMES, data);
  return readResult.ok ? [] : readResult.problems.map((problem) => formatTemplateFinding(translate, problem));
};
/** Lists the problems of the default template with these elements on its front. */
export const listFrontProblems = (...elements: unknown[]): string[] => listProblems(copyTemplate({ front: elements }));
