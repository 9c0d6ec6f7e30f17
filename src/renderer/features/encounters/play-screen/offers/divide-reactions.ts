/** Divides the reactions of a moment into those that are visible at once and those in collapsed sections. */
import { isCustomEvent, type Option } from '../../../../../shared/play/play-screen/offer-groups.ts';

/** The maximum number of reactions that are visible at once. */
const MAX_VISIBLE = 8;

export interface DividedReactions {
  readonly visibleOptions: readonly Option[];
  /** Possible reactions that are not visible at once, by model. */
  readonly optionsByModel: ReadonlyMap<string, readonly Option[]>;
  readonly impossibleOptions: readonly Option[];
}

export const isPossible = ({ words }: Option): boolean => words.refused === undefined;

/**
 * Divides the reactions. If the possible ones are few, all are visible, or else those that the rules name. If these are many as well, only
 * those of the acting model are visible, which have no `model`, and those of `concernedModels`, such as the target of an attack.
 */
export function divideReactions(
  options: readonly Option[],
  concernedModels: ReadonlySet<string> = new Set(),
): DividedReactions {
  const possibleOptions = options.filter(isPossible);
  const namedOptions = possibleOptions.filter(({ offer }) => !isCustomEvent(offer.event));
  const fewOptions = [possibleOptions, namedOptions].find(({ length }) => length <= MAX_VISIBLE);
  const visibleOptions: Option[] = [];
  const optionsByModel = new Map<string, Option[]>();
  for (const option of possibleOptions) {
    const { model } = option;
    if (model === undefined || concernedModels.has(model) || fewOptions?.includes(option)) visibleOptions.push(option);
    else optionsByModel.set(model, [...(optionsByModel.get(model) ?? []), option]);
  }
  return { visibleOptions, optionsByModel, impossibleOptions: options.filter((option) => !isPossible(option)) };
}
