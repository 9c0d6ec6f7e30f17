export const CHOICES = {
  base: (mm: number) => `${mm} mm base`,
  elements: 'Elements',
  types: 'Types',
  origins: 'Origins',
  specialties: 'Specialties',
};
