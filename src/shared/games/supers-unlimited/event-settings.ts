/** Formats the settings of an event pack of Supers Unlimited as labels and texts. */
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { EventPack } from './documents/schema.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameCeiling, nameWord } from './word-labels.ts';

type Ceilings = Readonly<Record<string, number>>;

export function listSettings(
  translate: Translate,
  eventPack: EventPack,
  characterNames: ReadonlyMap<string, string>,
): [label: string, value: string][] {
  const { byLevel = {}, ...generalCeilings } = eventPack.ceilings ?? {};
  const levelKeys = Object.keys(byLevel).sort((firstLevel, secondLevel) => Number(firstLevel) - Number(secondLevel));
  const { min = LEVELS.min, max = LEVELS.max } = eventPack.level ?? {};
  return [
    [translate('suEvent.size'), describeSize(translate, eventPack.levels)],
    [translate('suEvent.formations'), listWords(translate, eventPack.formations)],
    [translate('suEvent.allegiances'), listWords(translate, eventPack.allegiances)],
    [translate('suEvent.characters'), translate('suEvent.levelRange', { min, max })],
    [
      translate('suEvent.copies'),
      eventPack.maxCopies === undefined
        ? translate('suEvent.anyCopies')
        : translate('suEvent.maxCopies', { copies: eventPack.maxCopies }),
    ],
    [
      translate('suEvent.gimmicks'),
      eventPack.gimmicks === false ? translate('suEvent.notPlayed') : translate('suEvent.played'),
    ],
    [
      translate('suEvent.banned'),
      eventPack.banned?.map((id) => characterNames.get(id) || id).join(', ') || translate('suEvent.nobody'),
    ],
    [translate('suEvent.approved'), describeApproval(translate, eventPack.approved)],
    [
      translate('suEvent.ceilings'),
      listCeilings(translate, generalCeilings as Ceilings) ||
        (levelKeys.length > 0 ? translate('suEvent.noneForAllLevels') : translate('suEvent.none')),
    ],
    ...levelKeys.map((levelKey): [string, string] => [
      translate('suForms.levelOf', { level: levelKey }),
      listCeilings(translate, byLevel[levelKey] ?? {}),
    ]),
  ];
}

function describeSize(translate: Translate, levels: number): string {
  const teamSize = TEAM_SIZES.find((candidateSize) => candidateSize.levels === levels);
  return teamSize
    ? translate('suEvent.knownSize', { levels, name: formatLateText(translate, nameWord(teamSize.id)) })
    : translate('suEvent.otherSize', { levels });
}

const listWords = (translate: Translate, terms: readonly string[] | undefined): string =>
  terms === undefined
    ? translate('suEvent.all')
    : terms.map((termId) => formatLateText(translate, nameWord(termId))).join(', ') || translate('suEvent.none');

function describeApproval(translate: Translate, approved: EventPack['approved']): string {
  return approved === undefined
    ? translate('suEvent.anyCharacter')
    : translate('suEvent.approvedOnly', { count: Object.keys(approved).length });
}

/** Formats ceilings: `Power 8, Fight dice 6`. */
const listCeilings = (translate: Translate, ceilings: Ceilings): string =>
  Object.entries(ceilings)
    .map(([ceilingKey, ceiling]) =>
      translate('suEvent.ceiling', { name: formatLateText(translate, nameCeiling(ceilingKey)), value: ceiling }),
    )
    .join(', ');
