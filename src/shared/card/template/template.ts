/**
 * Exports the types of card templates. A template is data: boxes in millimeters, styles, conditions, and bindings to fields of the
 * character or to derived values. It contains no code, and an element without a value draws nothing.
 */

export type { CardTemplate, Overlay, SizeVariant, Slot, SlotChoice, Style } from './card-template.ts';
export type { CreditElement } from './credit-element.ts';
export type {
  ArtElement,
  Element,
  HalftoneElement,
  PictureElement,
  ShapeElement,
  SymbolElement,
} from './picture-elements.ts';
export type { FlowElement, ListElement, Section, StatElement, TextElement } from './text-elements.ts';
export type { TrackCell, TrackElement } from './track-element.ts';
export type { Condition, Notation, Scalar, Value } from './value.ts';
