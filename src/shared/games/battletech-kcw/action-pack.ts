/** The public list of actions, a pack that a table may leave out (bt.actionPack). */

export interface PackAction {
  /** As it is logged. */
  readonly id: string;
  readonly name: string;
  readonly isMove: boolean;
  /** Simple Actions it costs. */
  readonly sa: number;
  readonly isAnytime: boolean;
  /** As it is printed: a number, or what it depends on. */
  readonly heat: string;
  readonly modifiers: string;
}

const move = (id: string, name: string, sa: number, heat: string, modifiers = '–'): PackAction => ({
  ...{ id, name, sa, heat, modifiers },
  isMove: true,
  isAnytime: false,
});
const other = (id: string, name: string, sa: number, heat: string, modifiers = '–', isAnytime = false): PackAction => ({
  ...{ id, name, sa, heat, modifiers, isAnytime },
  isMove: false,
});

export const ACTION_PACK: readonly PackAction[] = [
  move('stand-still', 'Stand still', 0, '0'),
  move('walk', 'Walk/Cruise', 0, '1', 'AM +1'),
  move('run', 'Run/Flank', 1, '2', 'AM +2'),
  move('jump', 'Jump', 1, 'hexes, min. 3', 'AM +3, TM +1'),
  move('sprint', 'Sprint, 2 × Walk', 2, '3', 'PM +2, AM +4, TM −1'),
  move('evade', 'Evade', 2, '2', 'AM +4, TM below'),
  other('fire', 'Fire', 1, 'weapons'),
  other('second-fire', '2nd Fire', 1, 'weapons'),
  other('double-fire', 'Double Fire', 2, 'weapons', 'by weapon'),
  other('multiple-fire', 'Multiple target fire', 2, 'weapons'),
  other('spotting', 'Spotting', 1, '0'),
  other('indirect-fire', 'Indirect fire', 2, 'weapons'),
  other('careful-aim', 'Careful aim', 1, '0', 'AM −1'),
  other('charge', 'Charge', 1, '0', 'with a MOVE'),
  other('death-from-above', 'Death from above', 1, '0', 'with a MOVE'),
  other('eject', 'Eject', 1, '0', '–', true),
];
