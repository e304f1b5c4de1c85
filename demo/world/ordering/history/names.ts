const firstNames =
  `Aarav Aditi Akash Amrita Anand Anika Anjali Ankit Aparna Arnav Avani Ayesha Bhavna Chetan Chitra Daniel Deepak
Devika Dhruv Esha Farhan Gauri Girish Hamsa Harini Hema Ibrahim Indira Ishaan Ishita Jaya Jatin Kabir Kalpana Kiran
Lakshmi Latha Lokesh Madhav Mahima Malini Manoj Megha Mihir Mohan Nandini Naveen Neha Nilofer Nitin Parth Pallavi Prakash
Pranav Priya Rachna Radhika Rahul Rajesh Rashmi Reena Rehan Rekha Rhea Rishabh Ruchi Sahil Samira Sandeep Sanjana Shalini
Sharad Shreya Siddharth Simran Sonali Sridhar Sunita Tanvi Tarun Uma Urvashi Usha Vandana Varsha Vasant Vidya Vinay
Vishal Yamini Yash Yusuf Zara`.split(/\s+/);

const family = `Acharya Agarwal Bajaj Banerjee Bhat Bhatia Chakraborty Chatterjee Chauhan DSouza Deshpande Dixit Dutta
Ganguly Ghosh Goyal Hussain Jadhav Kamath Kapadia Karnik Kaur Krishnan Lal Mahajan Malhotra Mathew Mishra Mukherjee
Narayanan Pai Pandey Parekh Pereira Prasad Raghavan Rajan Ranganathan Rathore Reddy Saxena Sethi Shah Shaikh Shenoy
Sinha Srinivasan Subramaniam Thakur Thomas Tiwari Trivedi Varghese Venkatesh Yadav`.split(/\s+/);

/** As many invented names as are wanted, no two alike; the same ones every time. */
export function inventNames(count: number): string[] {
  const most = firstNames.length * family.length;
  if (count > most) throw new RangeError(`There are names for ${most} people.`);
  // Two lists of lengths without a common divisor, walked side by side, meet in every pair once.
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / firstNames.length);
    return `${firstNames[index % firstNames.length]} ${family[(index * 7 + round) % family.length]}`;
  });
}
