/**
 * Lists the slots and choices of a template: its own, and standard choices that work for any template with suitable elements. A slot is a
 * part of the card, such as its numbers, with several designs to choose.
 */
import { getOrCreateFor } from '../../base/cache.ts';
import { slugify } from '../../text/slugify.ts';
import { applyChoice, filterSizes } from '../template/apply-choice.ts';
import type { CardTemplate, Slot } from '../template/template.ts';
import {
  addLegend,
  addPictureBehindText,
  canShowPicture,
  hasBand,
  listLaterHeadings,
  moveHeadingFirst,
  removeBand,
} from './standard-choices/backs.ts';
import {
  hasIcons,
  hasNames,
  hasRepeated,
  keepOnlyNames,
  removeRepeatedLists,
  replaceIconsWithWords,
} from './standard-choices/fronts.ts';
import { findStatRow, flipLabels, isLightRow, placeOnTiles } from './standard-choices/stats.ts';
import { hasTags, outlineTags, roundTagEnds } from './standard-choices/tags.ts';
import { changeCellShape, hasTracks, numberBoxes } from './standard-choices/tracks.ts';

export interface OfferedChoice {
  readonly id: string;
  readonly name: string;
  /** Applies the choice; returns undefined if it does not suit the template. */
  apply(template: CardTemplate): CardTemplate | undefined;
}

export interface OfferedSlot extends Pick<Slot, 'id' | 'name' | 'part' | 'standard'> {
  readonly choices: readonly OfferedChoice[];
}

const offeredCache = new WeakMap<CardTemplate, readonly OfferedSlot[]>();

/** Extends a choice: after it is applied, the template's other sizes no longer change elements that the choice removed. */
function cleanUpSizes(choice: OfferedChoice): OfferedChoice {
  const apply: OfferedChoice['apply'] = (template) => {
    const changedTemplate = choice.apply(template);
    return changedTemplate?.sizes === undefined ? changedTemplate : filterSizes(changedTemplate, changedTemplate.sizes);
  };
  return { ...choice, apply };
}

/** Lists the template's own slots with added standard choices, and then the other standard slots. */
export const listOfferedSlots = (template: CardTemplate): readonly OfferedSlot[] =>
  getOrCreateFor(offeredCache, template, () => {
    const ownSlots = (template.slots ?? []).map(
      (slot): OfferedSlot => ({
        ...slot,
        choices: slot.choices.map((choice) => ({
          id: choice.id,
          name: choice.name,
          apply: (currentTemplate) => applyChoice(currentTemplate, choice),
        })),
      }),
    );
    const standardSlots = listStandardSlots(template).map((slot) => ({
      ...slot,
      choices: slot.choices.map(cleanUpSizes),
    }));
    return [
      ...ownSlots.map((slot) => {
        const standardChoices = standardSlots.find(({ id }) => id === slot.id)?.choices ?? [];
        const knownIds = new Set(slot.choices.map(({ id }) => id));
        return { ...slot, choices: [...slot.choices, ...standardChoices.filter(({ id }) => !knownIds.has(id))] };
      }),
      ...standardSlots.filter(({ id }) => !ownSlots.some((slot) => slot.id === id)),
    ];
  });

function listStandardSlots(template: CardTemplate): readonly OfferedSlot[] {
  const slots: OfferedSlot[] = [];
  if (findStatRow(template.front).length > 0) {
    slots.push({
      id: 'traits',
      name: 'Numbers',
      standard: 'As drawn',
      choices: [
        { id: 'tiles', name: 'Tiles', apply: (currentTemplate) => placeOnTiles(currentTemplate, 'light') },
        // Dark tiles would be invisible on a dark background.
        ...(isLightRow(template)
          ? []
          : [
              {
                id: 'dark',
                name: 'Dark tiles',
                apply: (currentTemplate: CardTemplate) => placeOnTiles(currentTemplate, 'dark'),
              },
            ]),
        {
          id: 'accent',
          name: 'Tiles in the accent',
          apply: (currentTemplate) => placeOnTiles(currentTemplate, 'accent'),
        },
        { id: 'below', name: 'Names below', apply: flipLabels },
      ],
    });
  }
  if (hasTracks(template)) {
    slots.push({
      id: 'hp',
      name: 'Boxes to cross out',
      standard: 'As drawn',
      choices: [
        { id: 'numbered', name: 'Numbered boxes', apply: numberBoxes },
        { id: 'circles', name: 'Circles', apply: (currentTemplate) => changeCellShape(currentTemplate, 'circle') },
        {
          id: 'rounded',
          name: 'Rounded boxes',
          apply: (currentTemplate) => changeCellShape(currentTemplate, 'rounded'),
        },
        { id: 'hexagons', name: 'Hexagons', apply: (currentTemplate) => changeCellShape(currentTemplate, 'hexagon') },
        { id: 'shields', name: 'Shields', apply: (currentTemplate) => changeCellShape(currentTemplate, 'shield') },
      ],
    });
  }
  if (hasRepeated(template)) {
    slots.push({
      id: 'attacks',
      name: 'Lists on the front',
      standard: 'As drawn',
      choices: [
        ...(hasIcons(template) ? [{ id: 'words', name: 'Words for icons', apply: replaceIconsWithWords }] : []),
        ...(hasNames(template) ? [{ id: 'names', name: 'Names alone', apply: keepOnlyNames }] : []),
        { id: 'back', name: 'On the back only', apply: removeRepeatedLists },
      ],
    });
  }
  if (hasTags(template)) {
    slots.push({
      id: 'keywords',
      name: 'Keywords',
      standard: 'As drawn',
      choices: [
        { id: 'pills', name: 'Round ends', apply: roundTagEnds },
        { id: 'outlined', name: 'Outlined', apply: outlineTags },
      ],
    });
  }
  return [...slots, ...listStandardBacks(template)];
}

/** Whether a template writes anything in icons. The formats that do so end with `-icons`. */
const drawsIcons = ({ front, back }: CardTemplate): boolean => /-icons"/.test(JSON.stringify([front, back]));

function listStandardBacks(template: CardTemplate): readonly OfferedSlot[] {
  const slots: OfferedSlot[] = [];
  const headings = listLaterHeadings(template).flatMap((heading) => {
    const choiceId = slugify(heading, 60);
    return choiceId === ''
      ? []
      : [
          {
            id: choiceId,
            name: heading,
            apply: (currentTemplate: CardTemplate) => moveHeadingFirst(currentTemplate, heading),
          },
        ];
  });
  if (headings.length > 0) {
    slots.push({ id: 'first', name: 'First on the back', part: 'back', standard: 'As drawn', choices: headings });
  }
  const { of: subjectKind = 'character' } = template;
  const choices: OfferedChoice[] = [
    ...(hasBand(template) ? [{ id: 'words', name: 'Words only', apply: removeBand }] : []),
    ...(subjectKind === 'character' && template.back.some(({ kind }) => kind === 'flow') && drawsIcons(template)
      ? [
          {
            id: 'legend',
            name: 'Its icons, where there is room',
            apply: (currentTemplate: CardTemplate) => addLegend(currentTemplate, 'Icons'),
          },
        ]
      : []),
    ...(canShowPicture(template)
      ? [{ id: 'picture', name: 'Picture behind the words', apply: addPictureBehindText }]
      : []),
  ];
  if (choices.length > 0) slots.push({ id: 'back', name: 'Back', part: 'back', standard: 'As drawn', choices });
  return slots;
}
