/** What the rules say of a single Gimmick: for the quick reference, rosters and cards. */
import type { Translate } from '../../../texts/translate.ts';
import { GIMMICKS, type GimmickId } from '../facts.ts';
import { nameOf } from '../names.ts';
import { formatMessage } from './format-message.ts';
import { GIMMICK_FACTS } from './gimmick-facts.ts';

/** Name, Class and text of one Gimmick, for a roster; undefined for an unknown id. */
export function gimmickText(
  translate: Translate,
  id: string,
): { readonly name: string; readonly tag: string; readonly text: string } | undefined {
  const gimmick = GIMMICKS.find((each) => each.id === id);
  return gimmick && { name: nameOf(id), tag: nameOf(gimmick.class), text: formatGimmickRule(translate, gimmick.id) };
}

/** The moment at which it is played, in bold, and what it does. */
export const formatGimmickRule = (translate: Translate, id: GimmickId): string =>
  `*${formatGimmickMoment(translate, id)}*: ${formatGimmickEffect(translate, id)}`;

/** When it is played, seen from the Character that uses it. */
export const formatGimmickMoment = (translate: Translate, id: GimmickId): string =>
  translate(`suGimmicks.moments.${GIMMICK_FACTS[id].when}`);

/** What it does, where its moment comes first: `reroll any or all dice.` */
const formatGimmickEffect = (translate: Translate, id: GimmickId): string =>
  formatMessage(translate, `suGimmicks.does.${id}`, GIMMICK_FACTS[id].n ?? {}) ?? '';

/** What it does as a sentence of its own; the same as after its moment, where that is one. */
export const formatGimmickCard = (translate: Translate, id: GimmickId): string =>
  formatMessage(translate, `suGimmicks.card.${id}`, GIMMICK_FACTS[id].n ?? {}) ?? formatGimmickEffect(translate, id);
