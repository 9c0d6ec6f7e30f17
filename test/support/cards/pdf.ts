/** Inspects finished PDFs with external tools. */
import { execFileSync } from 'node:child_process';

export function readPdfText(pdfFile: string): string {
  return execFileSync('pdftotext', ['-layout', pdfFile, '-'], { encoding: 'utf8' });
}

/** Throws with the message of qpdf if the file is damaged. */
export function checkPdf(pdfFile: string): void {
  execFileSync('qpdf', ['--check', pdfFile], { encoding: 'utf8' });
}

export function countPages(pdfFile: string): number {
  return Number(execFileSync('qpdf', ['--show-npages', pdfFile], { encoding: 'utf8' }));
}
