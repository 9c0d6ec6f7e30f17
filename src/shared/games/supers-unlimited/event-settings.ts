/** The settings of an event pack of Supers Unlimited as labels and texts. */
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { EventPack } from './documents/schema.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameCeiling, nameWord } from './word-labels.ts';

type Ceilings = Readonly<Record<string, number>>;

export function settings(
  translate: Translate,
  event: EventPack,
  names: ReadonlyMap<string, string>,
): [label: string, value: string][] {
  const { byLevel = {}, ...all } = event.ceilings ?? {};
  const levels = Object.keys(byLevel).sort((a, b) => Number(a) - Number(b));
  const { min = LEVELS.min, max = LEVELS.max } = event.level ?? {};
  return [
    [translate('suEvent.size'), nameSize(translate, event.levels)],
    [translate('suEvent.formations'), listWords(translate, event.formations)],
    [translate('suEvent.allegiances'), listWords(translate, event.allegiances)],
    [translate('suEvent.characters'), translate('suEvent.levelRange', { min, max })],
    [
      translate('suEvent.copies'),
      event.maxCopies === undefined
        ? translate('suEvent.anyCopies')
        : translate('suEvent.maxCopies', { copies: event.maxCopies }),
    ],
    [
      translate('suEvent.gimmicks'),
      event.gimmicks === false ? translate('suEvent.notPlayed') : translate('suEvent.played'),
    ],
    [
      translate('suEvent.banned'),
      event.banned?.map((id) => names.get(id) || id).join(', ') || translate('suEvent.nobody'),
    ],
    [translate('suEvent.approved'), describeApproval(translate, event.approved)],
    [
      translate('suEvent.ceilings'),
      listCeilings(translate, all as Ceilings) ||
        (levels.length > 0 ? translate('suEvent.noneForAllLevels') : translate('suEvent.none')),
    ],
    ...levels.map((level): [string, string] => [
      translate('suForms.levelOf', { level }),
      listCeilings(translate, byLevel[level] ?? {}),
    ]),
  ];
}

function nameSize(translate: Translate, levels: number): string {
  const row = TEAM_SIZES.find((each) => each.levels === levels);
  return row
    ? translate('suEvent.knownSize', { levels, name: formatText(translate, nameWord(row.id)) })
    : translate('suEvent.otherSize', { levels });
}

const listWords = (translate: Translate, ids: readonly string[] | undefined): string =>
  ids === undefined
    ? translate('suEvent.all')
    : ids.map((id) => formatText(translate, nameWord(id))).join(', ') || translate('suEvent.none');

function describeApproval(translate: Translate, approved: EventPack['approved']): string {
  return approved === undefined
    ? translate('suEvent.anyCharacter')
    : translate('suEvent.approvedOnly', { count: Object.keys(approved).length });
}

/** `Power 8, Fight dice 6` */
const listCeilings = (translate: Translate, ceilings: Ceilings): string =>
  Object.entries(ceilings)
    .map(([key, value]) => translate('suEvent.ceiling', { name: formatText(translate, nameCeiling(key)), value }))
    .join(', ');
