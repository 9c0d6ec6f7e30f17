/** Types of the parts of jsPDF that are used here: the package is installed only where `npm run bench:cards` has run. */
declare module 'jspdf' {
  export class jsPDF {
    constructor(options: { unit: 'pt'; format: [number, number]; compress: boolean });
    addFileToVFS(name: string, base64: string): this;
    addFont(file: string, id: string, style: string): string;
    addImage(
      image: Uint8Array,
      format: 'JPEG',
      x: number,
      y: number,
      width: number,
      height: number,
      alias: string,
      compression: 'NONE',
    ): this;
    addPage(): this;
    setFont(font: string, style: string): this;
    setFontSize(size: number): this;
    setTextColor(colour: string): this;
    setFillColor(colour: string): this;
    setDrawColor(colour: string): this;
    setLineWidth(width: number): this;
    getTextWidth(text: string): number;
    text(text: string, x: number, y: number): this;
    /** The steps move, draw a line or a cubic curve, or close the path, as the PDF operators of these names; `c` are coordinates. */
    path(steps: { op: 'm' | 'l' | 'c' | 'h'; c: number[] }[]): this;
    rect(x: number, y: number, width: number, height: number, style: 'F' | 'S' | null): this;
    fill(): this;
    fillEvenOdd(): this;
    stroke(): this;
    fillStroke(): this;
    clip(): this;
    discardPath(): this;
    saveGraphicsState(): this;
    restoreGraphicsState(): this;
    output(type: 'arraybuffer'): ArrayBuffer;
  }
}
