/** What a style may choose between in a template: what the template says itself, and what can be done to any of its kind. */
import { cachedFor } from '../../base/cache.ts';
import { idText } from '../../text/id-text.ts';
import type { CardTemplate, Slot } from '../template/template.ts';
import { withChoice, withSizes } from '../template/with-choice.ts';
import {
  canShowPicture,
  hasBand,
  laterHeadings,
  withFirst,
  withLegend,
  withoutBand,
  withPicture,
} from './usual/backs.ts';
import { hasIcons, hasNames, hasRepeated, withNamesAlone, withoutRepeated, withWords } from './usual/fronts.ts';
import { isLightRow, onTiles, rowOfStats, turnedLabels } from './usual/stats.ts';
import { hasTags, withOutlines, withPills } from './usual/tags.ts';
import { hasTracks, withCells, withNumbers } from './usual/tracks.ts';

export interface OfferedChoice {
  readonly id: string;
  readonly name: string;
  /** The template with it; undefined where it does not go with what is there. */
  apply(template: CardTemplate): CardTemplate | undefined;
}

export interface OfferedSlot extends Pick<Slot, 'id' | 'name' | 'part' | 'standard'> {
  readonly choices: readonly OfferedChoice[];
}

const offered = new WeakMap<CardTemplate, readonly OfferedSlot[]>();

/** What sizes say of elements that a choice took out is left out too. */
function withoutTraces(choice: OfferedChoice): OfferedChoice {
  const apply: OfferedChoice['apply'] = (template) => {
    const made = choice.apply(template);
    return made?.sizes === undefined ? made : withSizes(made, made.sizes);
  };
  return { ...choice, apply };
}

/** Its own slots in their order, with the usual choices that they do not have, then the usual slots that it does not have. */
export const offeredSlots = (template: CardTemplate): readonly OfferedSlot[] =>
  cachedFor(offered, template, () => {
    const own = (template.slots ?? []).map(
      (slot): OfferedSlot => ({
        ...slot,
        choices: slot.choices.map((choice) => ({
          id: choice.id,
          name: choice.name,
          apply: (now) => withChoice(now, choice),
        })),
      }),
    );
    const usual = usualSlots(template).map((slot) => ({ ...slot, choices: slot.choices.map(withoutTraces) }));
    return [
      ...own.map((slot) => {
        const more = usual.find(({ id }) => id === slot.id)?.choices ?? [];
        const known = new Set(slot.choices.map(({ id }) => id));
        return { ...slot, choices: [...slot.choices, ...more.filter(({ id }) => !known.has(id))] };
      }),
      ...usual.filter(({ id }) => !own.some((slot) => slot.id === id)),
    ];
  });

function usualSlots(template: CardTemplate): readonly OfferedSlot[] {
  const slots: OfferedSlot[] = [];
  if (rowOfStats(template.front).length > 0) {
    slots.push({
      id: 'traits',
      name: 'Numbers',
      standard: 'As drawn',
      choices: [
        { id: 'tiles', name: 'Tiles', apply: (now) => onTiles(now, 'light') },
        // On something dark they would not be seen.
        ...(isLightRow(template)
          ? []
          : [{ id: 'dark', name: 'Dark tiles', apply: (now: CardTemplate) => onTiles(now, 'dark') }]),
        { id: 'accent', name: 'Tiles in the accent', apply: (now) => onTiles(now, 'accent') },
        { id: 'below', name: 'Names below', apply: turnedLabels },
      ],
    });
  }
  if (hasTracks(template)) {
    slots.push({
      id: 'hp',
      name: 'Boxes to cross out',
      standard: 'As drawn',
      choices: [
        { id: 'numbered', name: 'Numbered boxes', apply: withNumbers },
        { id: 'circles', name: 'Circles', apply: (now) => withCells(now, 'circle') },
        { id: 'rounded', name: 'Rounded boxes', apply: (now) => withCells(now, 'rounded') },
        { id: 'hexagons', name: 'Hexagons', apply: (now) => withCells(now, 'hexagon') },
        { id: 'shields', name: 'Shields', apply: (now) => withCells(now, 'shield') },
      ],
    });
  }
  if (hasRepeated(template)) {
    slots.push({
      id: 'attacks',
      name: 'Lists on the front',
      standard: 'As drawn',
      choices: [
        ...(hasIcons(template) ? [{ id: 'words', name: 'Words for icons', apply: withWords }] : []),
        ...(hasNames(template) ? [{ id: 'names', name: 'Names alone', apply: withNamesAlone }] : []),
        { id: 'back', name: 'On the back only', apply: withoutRepeated },
      ],
    });
  }
  if (hasTags(template)) {
    slots.push({
      id: 'keywords',
      name: 'Keywords',
      standard: 'As drawn',
      choices: [
        { id: 'pills', name: 'Round ends', apply: withPills },
        { id: 'outlined', name: 'Outlined', apply: withOutlines },
      ],
    });
  }
  return [...slots, ...usualBacks(template)];
}

/** Whether it writes anything in icons. */
const drawsIcons = ({ front, back }: CardTemplate): boolean => /-icons"/.test(JSON.stringify([front, back]));

function usualBacks(template: CardTemplate): readonly OfferedSlot[] {
  const slots: OfferedSlot[] = [];
  const headings = laterHeadings(template).flatMap((heading) => {
    const id = idText(heading, 60);
    return id === '' ? [] : [{ id, name: heading, apply: (now: CardTemplate) => withFirst(now, heading) }];
  });
  if (headings.length > 0) {
    slots.push({ id: 'first', name: 'First on the back', part: 'back', standard: 'As drawn', choices: headings });
  }
  const { of = 'character' } = template;
  const choices: OfferedChoice[] = [
    ...(hasBand(template) ? [{ id: 'words', name: 'Words only', apply: withoutBand }] : []),
    ...(of === 'character' && template.back.some(({ kind }) => kind === 'flow') && drawsIcons(template)
      ? [
          {
            id: 'legend',
            name: 'Its icons, where there is room',
            apply: (now: CardTemplate) => withLegend(now, 'Icons'),
          },
        ]
      : []),
    ...(canShowPicture(template) ? [{ id: 'picture', name: 'Picture behind the words', apply: withPicture }] : []),
  ];
  if (choices.length > 0) slots.push({ id: 'back', name: 'Back', part: 'back', standard: 'As drawn', choices });
  return slots;
}
