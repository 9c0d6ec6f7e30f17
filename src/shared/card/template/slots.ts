/** Named places of a template with named choices of what stands there: what a style may choose between. */
import { z } from 'zod';
import { LIMITS, name } from './basics.ts';
import { elementSchema } from './picture-elements.ts';

/** What slots and choices are called in files: an id that styles keep. */
export const slotId = z
  .string()
  .max(LIMITS.name)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** How a choice, or a size, changes a template. @param styleChanges properties of styles by their names */
export const changeKeys = <S extends z.ZodType>(styleChanges: S) => {
  const elements = z.array(elementSchema).max(LIMITS.elements);
  return {
    styles: styleChanges.optional(),
    /** Changed keys of elements, by id. */
    replace: z.record(name, z.record(z.string(), z.unknown())).optional(),
    /** Ids of elements that are left out. */
    without: z.array(name).max(LIMITS.elements).optional(),
    /** Further elements, painted after the others. */
    front: elements.optional(),
    back: elements.optional(),
    more: elements.optional(),
  };
};

export const slotsSchema = <S extends z.ZodType>(styleChanges: S) => {
  const choiceSchema = z.strictObject({
    id: slotId,
    name,
    ...changeKeys(styleChanges),
    /** Elements that stand in the place of one, by its id, painted where that was. */
    instead: z.record(name, z.array(elementSchema).max(LIMITS.elements)).optional(),
    /** Elements that are painted just before one, by its id. */
    under: z.record(name, z.array(elementSchema).max(LIMITS.elements)).optional(),
    /** The other sizes that it is drawn for; absent = all. */
    sizes: z.array(slotId).max(LIMITS.sizes).optional(),
  });
  const slotSchema = z.strictObject({
    id: slotId,
    name,
    /** Which part of a form it belongs to; absent = what stands where. */
    part: z.enum(['frame', 'back']).optional(),
    /** The name of what the template shows by itself. */
    standard: name,
    choices: z.array(choiceSchema).min(1).max(LIMITS.parts),
  });
  return z.array(slotSchema).max(LIMITS.parts);
};
