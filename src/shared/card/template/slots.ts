/** Defines slots: named parts of a template with named choices that a style may make. */
import { z } from 'zod';
import { nameSchema, TEMPLATE_LIMITS } from './basics.ts';
import { elementSchema } from './picture-elements.ts';

/** The id of a slot or choice, which styles refer to. */
export const slotIdSchema = z
  .string()
  .max(TEMPLATE_LIMITS.name)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Creates the keys by which a choice or a size changes a template. `styleChanges` is the schema of changes by style name. */
export const createChangeKeys = <S extends z.ZodType>(styleChanges: S) => {
  const elementsSchema = z.array(elementSchema).max(TEMPLATE_LIMITS.elements);
  return {
    styles: styleChanges.optional(),
    /** Changed keys of elements, by id. */
    replace: z.record(nameSchema, z.record(z.string(), z.unknown())).optional(),
    /** Ids of removed elements. */
    without: z.array(nameSchema).max(TEMPLATE_LIMITS.elements).optional(),
    /** Additional elements, painted after the template's elements. */
    front: elementsSchema.optional(),
    back: elementsSchema.optional(),
    more: elementsSchema.optional(),
  };
};

export const createSlotsSchema = <S extends z.ZodType>(styleChanges: S) => {
  const choiceSchema = z.strictObject({
    id: slotIdSchema,
    name: nameSchema,
    ...createChangeKeys(styleChanges),
    /** Elements by the id of the element that they replace. They are painted in its place. */
    instead: z.record(nameSchema, z.array(elementSchema).max(TEMPLATE_LIMITS.elements)).optional(),
    /** Elements by the id of the element that they are painted directly below. */
    under: z.record(nameSchema, z.array(elementSchema).max(TEMPLATE_LIMITS.elements)).optional(),
    /** The other sizes that the choice supports. Defaults to all. */
    sizes: z.array(slotIdSchema).max(TEMPLATE_LIMITS.sizes).optional(),
  });
  const slotSchema = z.strictObject({
    id: slotIdSchema,
    name: nameSchema,
    /** The part of the form that shows the slot. Defaults to the arrangement of elements. */
    part: z.enum(['frame', 'back']).optional(),
    /** The name of the choice that the template shows by default. */
    standard: nameSchema,
    choices: z.array(choiceSchema).min(1).max(TEMPLATE_LIMITS.parts),
  });
  return z.array(slotSchema).max(TEMPLATE_LIMITS.parts);
};
