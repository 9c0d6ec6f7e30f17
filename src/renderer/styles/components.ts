/**
 * Loads the style sheets of the components before those of the screens, independent of the order in which screens are loaded. If two
 * rules have the same specificity, the later one wins, so a screen can override the style of a component.
 */
import.meta.glob(['../components/**/*.module.css', '../fields/**/*.module.css'], { eager: true });
