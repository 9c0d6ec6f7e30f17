/** Formats the rules of a single Gimmick for the quick reference, rosters and cards. */
import type { RosterExtra } from '../../../rules/team-rules.ts';
import type { Translate } from '../../../texts/translate.ts';
import { GIMMICKS, type GimmickId } from '../facts.ts';
import { getTermName } from '../names.ts';
import { formatMessage } from './format-message.ts';
import { GIMMICK_FACTS } from './gimmick-facts.ts';

export const capitalize = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Returns a Gimmick for a roster, or undefined for an unknown id. */
export function getGimmickEntry(translate: Translate, gimmickId: string): RosterExtra | undefined {
  const gimmick = GIMMICKS.find((candidate) => candidate.id === gimmickId);
  return (
    gimmick && {
      name: getTermName(gimmickId),
      tag: getTermName(gimmick.class),
      moment: formatGimmickMoment(translate, gimmick.id),
      text: capitalize(formatGimmickCard(translate, gimmick.id)),
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
