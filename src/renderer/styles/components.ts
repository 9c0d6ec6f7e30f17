/**
 * The style sheets of parts come before those of the screens that use them, in whatever order screens are loaded: of two rules
 * of the same weight the later one holds, and a screen may say otherwise than a part.
 */
import.meta.glob(['../components/**/*.module.css', '../fields/**/*.module.css'], { eager: true });
