/** The level of bots where nobody chooses one. */
export const USUAL_LEVEL = "hustler";
