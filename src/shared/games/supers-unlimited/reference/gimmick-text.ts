/** Formats the rules of a single Gimmick for the quick reference, rosters and cards. */
import type { Translate } from '../../../texts/translate.ts';
import { GIMMICKS, type GimmickId } from '../facts.ts';
import { getTermName } from '../names.ts';
import { formatMessage } from './format-message.ts';
import { GIMMICK_FACTS } from './gimmick-facts.ts';

/** Returns the name, Class and text of a Gimmick for a roster, or undefined for an unknown id. */
export function getGimmickText(
  translate: Translate,
  gimmickId: string,
): { readonly name: string; readonly tag: string; readonly text: string } | undefined {
  const gimmick = GIMMICKS.find((candidate) => candidate.id === gimmickId);
  return (
    gimmick && {
      name: getTermName(gimmickId),
      tag: getTermName(gimmick.class),
      text: formatGimmickRule(translate, gimmick.id),
    }
  );
}

/** Formats the moment of a Gimmick in bold, and its effect. */
export const formatGimmickRule = (translate: Translate, gimmickId: GimmickId): string =>
  `*${formatGimmickMoment(translate, gimmickId)}*: ${formatGimmickEffect(translate, gimmickId)}`;

/** Formats the moment of a Gimmick from the view of the Character that uses it. */
export const formatGimmickMoment = (translate: Translate, gimmickId: GimmickId): string =>
  translate(`suGimmicks.moments.${GIMMICK_FACTS[gimmickId].moment}`);

/** Formats the effect of a Gimmick to follow its moment: `reroll any or all dice.` */
const formatGimmickEffect = (translate: Translate, gimmickId: GimmickId): string =>
  formatMessage(translate, `suGimmicks.does.${gimmickId}`, GIMMICK_FACTS[gimmickId].numbers ?? {}) ?? '';

/** Formats the effect of a Gimmick as a sentence that makes sense without its moment. */
export const formatGimmickCard = (translate: Translate, gimmickId: GimmickId): string =>
  formatMessage(translate, `suGimmicks.card.${gimmickId}`, GIMMICK_FACTS[gimmickId].numbers ?? {}) ??
  formatGimmickEffect(translate, gimmickId);
