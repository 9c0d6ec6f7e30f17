/**
 * Lists the facts of setup, Scenarios, Subplots and Plasma X, and the rows of Gimmicks (E-119 to E-144). The sentences are messages; the
 * keys of `numbers` are their placeholders. A `value` such as `1-2` is a result of a D10.
 */
import { GIMMICKS } from '../facts.ts';
import { getTermName } from '../names.ts';
import { GIMMICK_FACTS } from './gimmick-facts.ts';
import { formatGimmickRule } from './gimmick-text.ts';
import type { RowFact, SectionFact } from './types.ts';

export const SETUP: SectionFact = {
  id: 'setup',
  page: 2,
  chapter: 9,
  heading: 'Game Setup',
  layout: 'steps',
  rows: [
    { id: 'size', fact: 'E-40', name: 'Teams', numbers: { small: 15, medium: 25, large: 35, crisis: 50 } },
    { id: 'terrain', fact: 'E-132' },
    { id: 'deployment-type', fact: 'E-132', name: 'Deployment Type' },
    { id: 'scenario', fact: 'E-131' },
    { id: 'subplots', fact: 'E-131', name: 'Subplots' },
    { id: 'plasma-x', fact: 'E-144', name: 'Plasma X', numbers: { dice: 1, less: 3, more: 1, levels: 10 } },
    { id: 'deploy', fact: 'E-135', name: 'Deploy' },
    { id: 'infiltrators', fact: 'E-131', name: 'Infiltrators' },
    { id: 'battle-of-wits', fact: 'E-136', name: 'Battle of Wits' },
    { id: 'zones', fact: 'E-133', numbers: { apart: 18 } },
    { id: 'markers', fact: 'E-134', numbers: { center: 10, edge: 1, two: 20, more: 12, within: 3 } },
  ],
};

export const OBJECTIVES: SectionFact = {
  id: 'objectives',
  page: 2,
  chapter: 9,
  heading: 'Objectives; Claiming & Contesting',
  layout: 'terms',
  rows: [
    { id: 'resolve', fact: 'E-137' },
    { id: 'claimed', fact: 'E-138', name: 'Claimed' },
    { id: 'quarter', fact: 'E-138' },
    { id: 'victory', fact: 'E-139', numbers: { win: 2, tie: 1 } },
  ],
};

export const SCENARIOS: SectionFact = {
  id: 'scenarios',
  page: 2,
  chapter: 9,
  heading: 'Scenario Descriptions',
  layout: 'values',
  rows: [
    { id: 'slugfest', fact: 'E-139', name: 'Slugfest', value: '1-2' },
    {
      id: 'danger-zone',
      fact: 'E-139',
      name: 'Danger Zone',
      value: '3-4',
      numbers: { markers: 6, apart: 4, dice: 2, tn: 8 },
    },
    {
      id: 'enemy-territory',
      fact: 'E-139',
      name: 'Enemy Territory',
      value: '5-6',
      numbers: { markers: 2, apart: 12, zone: 20, nearest: 6, farthest: 9 },
    },
    { id: 'hold-ground', fact: 'E-139', name: 'Hold Ground', value: '7-8', numbers: { quarters: 3 } },
    { id: 'super-quest', fact: 'E-139', name: 'Super Quest', value: '9-10', numbers: { markers: 4, apart: 5 } },
  ],
};

/** The Quest Markers (TN 9) and the McGuffin (TN 5), which share their Specialties and Traits (E-139b). */
export const QUESTS: SectionFact = {
  id: 'quests',
  page: 2,
  chapter: 9,
  heading: 'Super Quest; Prize!',
  layout: 'grid',
  heads: ['D10', { message: 'kind' }, 'Trait', 'Quest', 'Prize'],
  names: 1,
  rows: [
    {
      id: 'any',
      fact: 'E-139b',
      cells: ['1-2', 'High Value', '-', { message: 'quest' }, { message: 'prize' }],
      value: '1-2',
    },
    {
      id: 'athletics',
      fact: 'E-139b',
      cells: ['3-4', 'Athletics', '{aim}', 'TN {quest}', 'TN {prize}'],
      value: '3-4',
      numbers: { quest: 9, prize: 5 },
    },
    {
      id: 'knowledge',
      fact: 'E-139b',
      cells: ['5-6', 'Knowledge', 'Mind', 'TN {quest}', 'TN {prize}'],
      value: '5-6',
      numbers: { quest: 9, prize: 5 },
    },
    {
      id: 'might',
      fact: 'E-139b',
      cells: ['7-8', 'Might', 'Fight', 'TN {quest}', 'TN {prize}'],
      value: '7-8',
      numbers: { quest: 9, prize: 5 },
    },
    {
      id: 'mystic',
      fact: 'E-139b',
      cells: ['9-10', 'Mystic', 'Magic', 'TN {quest}', 'TN {prize}'],
      value: '9-10',
      numbers: { quest: 9, prize: 5 },
    },
    { id: 'specialty', fact: 'E-140' },
  ],
};

export const SUBPLOTS: SectionFact = {
  id: 'subplots',
  page: 2,
  chapter: 9,
  heading: 'Subplots (optional)',
  layout: 'values',
  rows: [
    { id: 'score', fact: 'E-140', numbers: { vp: 1 } },
    { id: 'first-blood', fact: 'E-141', name: 'First Blood!', value: '1-2' },
    { id: 'prize', fact: 'E-142', name: 'Prize!', value: '3-4', numbers: { size: 2, points: 6, tn: 5 } },
    {
      id: 'vip',
      fact: 'E-143',
      name: 'V.I.P!',
      value: '5-6',
      numbers: { size: 2, zones: 6, markers: 16, tn: 4, points: 5 },
    },
    { id: 'take-their-leader', fact: 'E-141', name: 'Take Their Leader!', value: '7-8' },
    { id: 'choice', fact: 'E-140', name: 'Choice', value: '9-10' },
  ],
};

export const PLASMA: SectionFact = {
  id: 'plasma',
  page: 2,
  chapter: 9,
  heading: 'Plasma X',
  layout: 'values',
  rows: [
    { id: 'trigger', fact: 'E-144', numbers: { size: 1 } },
    { id: 'power', fact: 'E-144', name: 'Power', value: '1-2', numbers: { power: 1 } },
    { id: 'heal', fact: 'E-144', name: 'Heal', value: '3-4', numbers: { pp: 1, hp: 1 } },
    { id: 'move', fact: 'E-144', name: 'Move', value: '5-6', numbers: { move: 2 } },
    { id: 'success', fact: 'E-144', name: 'Success', value: '7-8', numbers: { successes: 1 } },
    { id: 'choice', fact: 'E-144', name: 'Choice', value: '9-10' },
  ],
};

const createGimmickRow = ({ id, class: classId }: (typeof GIMMICKS)[number]): RowFact => {
  const { numbers } = GIMMICK_FACTS[id];
  return {
    id,
    fact: 'E-121',
    name: getTermName(id),
    text: (translate) => formatGimmickRule(translate, id),
    tag: classId,
    needs: { gimmicks: [id] },
    ...(numbers ? { numbers } : {}),
  };
};

export const GIMMICK_SECTION: SectionFact = {
  id: 'gimmicks',
  page: 2,
  chapter: 7,
  heading: 'Gimmicks (Optional)',
  layout: 'classed',
  needsRows: true,
  rows: [{ id: 'pool', fact: 'E-119' }, ...GIMMICKS.map(createGimmickRow)],
};
