/** The settings of an event pack of Supers Unlimited as labels and texts. */
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { EventPack } from './documents/schema.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameCeiling, nameWord } from './word-labels.ts';

type Ceilings = Readonly<Record<string, number>>;

export function settings(
  t: Translate,
  event: EventPack,
  names: ReadonlyMap<string, string>,
): [label: string, value: string][] {
  const { byLevel = {}, ...all } = event.ceilings ?? {};
  const levels = Object.keys(byLevel).sort((a, b) => Number(a) - Number(b));
  const { min = LEVELS.min, max = LEVELS.max } = event.level ?? {};
  return [
    [t('suEvent.size'), nameSize(t, event.levels)],
    [t('suEvent.formations'), listWords(t, event.formations)],
    [t('suEvent.allegiances'), listWords(t, event.allegiances)],
    [t('suEvent.characters'), t('suEvent.levelRange', { min, max })],
    [
      t('suEvent.copies'),
      event.maxCopies === undefined ? t('suEvent.anyCopies') : t('suEvent.maxCopies', { copies: event.maxCopies }),
    ],
    [t('suEvent.gimmicks'), event.gimmicks === false ? t('suEvent.notPlayed') : t('suEvent.played')],
    [t('suEvent.banned'), event.banned?.map((id) => names.get(id) || id).join(', ') || t('suEvent.nobody')],
    [t('suEvent.approved'), describeApproval(t, event.approved)],
    [
      t('suEvent.ceilings'),
      listCeilings(t, all as Ceilings) || (levels.length > 0 ? t('suEvent.noneForAllLevels') : t('suEvent.none')),
    ],
    ...levels.map((level): [string, string] => [
      t('suForms.levelOf', { level }),
      listCeilings(t, byLevel[level] ?? {}),
    ]),
  ];
}

function nameSize(t: Translate, levels: number): string {
  const row = TEAM_SIZES.find((each) => each.levels === levels);
  return row
    ? t('suEvent.knownSize', { levels, name: formatText(t, nameWord(row.id)) })
    : t('suEvent.otherSize', { levels });
}

const listWords = (t: Translate, ids: readonly string[] | undefined): string =>
  ids === undefined ? t('suEvent.all') : ids.map((id) => formatText(t, nameWord(id))).join(', ') || t('suEvent.none');

function describeApproval(t: Translate, approved: EventPack['approved']): string {
  return approved === undefined
    ? t('suEvent.anyCharacter')
    : t('suEvent.approvedOnly', { count: Object.keys(approved).length });
}

/** `Power 8, Fight dice 6` */
const listCeilings = (t: Translate, ceilings: Ceilings): string =>
  Object.entries(ceilings)
    .map(([key, value]) => t('suEvent.ceiling', { name: formatText(t, nameCeiling(key)), value }))
    .join(', ');
