/** Types of the parts of pdfkit that are used here: the package brings no types. */
declare module 'pdfkit' {
  class PDFDocument {
    constructor(options: Readonly<Record<string, unknown>>);
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    opacity(opacity: number): this;
    text(text: string, x: number, y: number, options: Readonly<Record<string, unknown>>): this;
    widthOfString(text: string): number;
    image(file: string, x: number, y: number, options: { width: number }): this;
    path(d: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string, rule?: string): this;
    stroke(colour: string): this;
    fillAndStroke(fill: string, stroke: string, rule?: string): this;
    clip(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    addPage(): this;
    on(event: 'data' | 'end', listener: (chunk: Uint8Array) => void): this;
    end(): void;
  }
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default PDFDocument;
}
