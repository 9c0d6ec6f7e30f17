/** Finished PDFs, looked at with tools that are not ours. */
import { execFileSync } from 'node:child_process';

export function pdfText(file: string): string {
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

/** Throws with qpdf's words when the file is damaged. */
export function checkPdf(file: string): void {
  execFileSync('qpdf', ['--check', file], { encoding: 'utf8' });
}

export function pageCount(file: string): number {
  return Number(execFileSync('qpdf', ['--show-npages', file], { encoding: 'utf8' }));
}
