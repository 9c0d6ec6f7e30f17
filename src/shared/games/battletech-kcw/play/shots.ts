/** Computes what a roll to hit needs, from the Gunnery base of the card and the modifiers of both units (B-16). */
import { getFigure, getModelState } from '../../../play/state.ts';
import type { BtEncounter } from './state.ts';

interface Shot {
  readonly model: string;
  readonly target: string;
  /** What players add for the range, the terrain and the hexes moved. */
  readonly modifier: number;
}

/** A number that a roll to hit consists of. */
interface ShotPart {
  readonly name: 'gunnery' | 'attack' | 'target' | 'stated';
  readonly value: number;
}

/** Lists the parts of the number to hit; empty if the card has no Gunnery base. */
export function listShotParts(
  encounter: BtEncounter,
  { model: modelId, target: targetId, modifier }: Shot,
): ShotPart[] {
  const { gunneryBase } = getFigure(encounter, modelId).character;
  if (gunneryBase === undefined) return [];
  return [
    { name: 'gunnery', value: gunneryBase },
    { name: 'attack', value: getModelState(encounter, modelId).am },
    { name: 'target', value: getModelState(encounter, targetId).tm },
    { name: 'stated', value: modifier },
  ];
}

/** Returns the number that 2d6 must reach; undefined if the card has no Gunnery base. */
export function computeNumberToHit(encounter: BtEncounter, shot: Shot): number | undefined {
  const shotParts = listShotParts(encounter, shot);
  return shotParts.length === 0 ? undefined : shotParts.reduce((total, { value }) => total + value, 0);
}
