/** A card that does not fit the paper. Sizes are in millimetres, those of the card alone where its back is folded behind it. */
export class CardTooLargeError extends RangeError {
  readonly width: number;
  readonly height: number;
  readonly isFolded: boolean;

  constructor({ width, height, isFolded }: Pick<CardTooLargeError, 'width' | 'height' | 'isFolded'>) {
    super('The card does not fit the paper.');
    this.width = width;
    this.height = height;
    this.isFolded = isFolded;
  }
}
