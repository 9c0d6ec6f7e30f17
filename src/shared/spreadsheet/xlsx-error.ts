/** The reason why a spreadsheet is unreadable: it is `damaged`, or it has too many `cells` or `merges`. */
export type XlsxFault = 'damaged' | 'cells' | 'merges';

export class XlsxError extends Error {
  readonly fault: XlsxFault;
  constructor(fault: XlsxFault) {
    super(fault);
    this.fault = fault;
  }
}
